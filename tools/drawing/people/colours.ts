/** Grounds and clothes of portraits, beside what all drawings share. */
export const CORNFLOWER = '#3D5AF1'
export const PINE = '#1E5B4A'
export const FROST = '#B9D0DB'
export const MINT = '#9FDCC4'
export const FIREWEED = '#F58AB8'
export const MAROON = '#7A1600'
