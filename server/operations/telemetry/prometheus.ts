export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** `ending`: of the parts of a histogram. */
  samples: readonly { value: number; ending?: string; labels?: Readonly<Record<string, string>> }[]
}

/** Metrics in the text format every collector of Prometheus reads. */
export const prometheusText = (metrics: readonly Metric[]) => metrics.map(blockOf).join('')

function blockOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ value, ending = '', labels = {} }) => `${name}${ending}${labelled(labels)} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (sign: string) => (sign === '\n' ? '\\n' : `\\${sign}`)
