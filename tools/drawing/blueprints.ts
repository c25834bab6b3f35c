import { round } from './shapes.ts'

/** Outlines on the drawing board of a technical site: one area of 520×340 with its origin at 600, 124. */
export type Blueprint = keyof typeof BLUEPRINTS

const MACHINE =
  '<path d="M680 460H1120M700 460V300H760V210H900V300H1100V460M760 300H900M790 210V180H870V210"/><path d="M815 210V262M845 210V262M822 262H838L830 286Z"/><rect x="930" y="330" width="130" height="60"/><circle cx="970" cy="430" r="14"/><circle cx="1020" cy="430" r="14"/><path d="M720 420H900"/>'

const BOILER =
  '<rect x="720" y="170" width="170" height="250"/><rect x="750" y="200" width="110" height="60"/><circle cx="805" cy="340" r="34"/><path d="M805 318v44M783 340h44M760 420v50M850 420v50M890 240h60v-60h160M890 300h100v120h120M950 240v110"/><rect x="1010" y="150" width="26" height="60"/><path d="M1060 390v60M1085 390v60M1035 390v60"/>'

const CALIPER = '<path d="M960 180C1040 220 1060 330 1012 420L966 392C996 330 990 262 932 224Z"/>'

const ring = (count: number, radius: (index: number) => number, size: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2
    const x = round(860 + Math.cos(angle) * radius(index))
    const y = round(310 + Math.sin(angle) * radius(index))
    return `<circle cx="${x}" cy="${y}" r="${size}"/>`
  }).join('')

const disc = [150, 112, 58, 26].map((radius) => `<circle cx="860" cy="310" r="${radius}"/>`).join('')

export const BLUEPRINTS = {
  machine: MACHINE,
  boiler: BOILER,
  brake: disc + ring(5, () => 42, 6) + ring(24, (index) => (index % 2 ? 126 : 138), 4) + CALIPER,
}
