import { Visitor, type ESTree } from 'vite'

/** Where the checks are of which a framework makes many at each render and each navigation. */
export const CHECKED_MODULES = /node_modules\/vike(?:-react)?\/dist\/.*\.js$/

/**
 * Vike's checks of how it is used speak to developers, and its guard against loops looks at each render at all requests of
 * the last five seconds: what is built goes without them.
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
