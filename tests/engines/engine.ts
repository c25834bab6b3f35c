/** A browser that a scenario drives as a visitor would: by a mouse, a wheel and keys. */
export interface Engine {
  open(address: string): Promise<void>
  back(): Promise<void>
  /** As near to it as its window can come. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page; arguments and result travel as JSON. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>
  moveTo(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  wheel(x: number, y: number, down: number): Promise<void>
  /** One key by its name, or a letter. */
  key(name: string): Promise<void>
  close(): Promise<void>
}

export interface InstalledEngine {
  name: string
  /** What to install where it is missing. */
  packages: string
  isHere: boolean
  /** Its window counts as one in the background, where Enter and Space press no button. */
  isInBackground?: true
  start: () => Promise<Engine>
}
