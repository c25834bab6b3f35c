import { Visitor, type ESTree } from 'vite'

export const CHECKED_MODULES = /node_modules\/vike(?:-react)?\/dist\/.*\.js$/

/**
 * Leaves out Vike's checks of how it is used, which speak to developers, and its guard against loops, which goes through all
 * requests of the last five seconds at each render.
 */
export function withoutDeveloperChecks(code: string, program: ESTree.Program): string {
  let kept = code
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
      if (!/^(?:assert(?:[A-Z]|$)|catchInfiniteLoop$)/.test(expression.callee.name)) return
      kept = `${kept.slice(0, start)};${' '.repeat(end - start - 1)}${kept.slice(end)}`
    },
  }).visit(program)
  return kept
}
