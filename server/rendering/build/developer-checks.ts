import { Visitor, type ESTree } from 'vite'

export const CHECKED_MODULES = /node_modules\/vike(?:-react)?\/dist\/.*\.js$/

/**
 * Removes Vike's usage assertions, meant for developers, and its loop guard, which scans all requests of the last five
 * seconds at each render.
 */
export function withoutDeveloperChecks(code: string, program: ESTree.Program): string {
  let result = code
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
      if (!/^(?:assert(?:[A-Z]|$)|catchInfiniteLoop$)/.test(expression.callee.name)) return
      result = `${result.slice(0, start)};${' '.repeat(end - start - 1)}${result.slice(end)}`
    },
  }).visit(program)
  return result
}
