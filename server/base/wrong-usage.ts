/** A command that cannot be run as it was written. */
export class WrongUsage extends Error {}
