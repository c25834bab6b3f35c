/** What no mutant touches, as nobody is promised it: words for the log, and how plugins are named to each other. */

interface Place {
  key: string | number | null
  node: { type: string; properties?: { key?: Callee }[] }
  parent: { type: string; callee?: Callee } | null
}

interface Callee {
  type: string
  name?: string
  object?: Callee
  property?: Callee
}

const LEVELS = new Set(['debug', 'info', 'warn', 'error', 'fatal'])

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'no-behaviour',
    value: {
      shouldIgnore({ key, node, parent }: Place): string | undefined {
        const callee = parent?.callee
        if (!callee) return undefined
        const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
        if (isText && parent.type === 'CallExpression' && isLog(callee)) return 'Words for the log'
        const isCause = node.properties?.every(({ key: name }) => name?.name === 'cause')
        if ((isText || isCause) && parent.type === 'NewExpression')
          return 'Words of an error, which go to the log alone'
        if (callee.name === 'fp' && key === 1) return 'Without the plugins it names it does not start'
        return undefined
      },
    },
  },
]

const isLog = ({ object, property }: Callee) =>
  LEVELS.has(property?.name ?? '') && [object?.name, object?.property?.name].includes('log')
