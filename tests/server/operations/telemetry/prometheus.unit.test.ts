import { expect, test } from 'vitest'
import { prometheusText } from '../../../../server/operations/telemetry/prometheus.ts'

test('metrics are written with their help, type and samples, one after another', () => {
  const text = prometheusText([
    { name: 'pages', help: 'Pages kept.', type: 'gauge', samples: [{ value: 3 }] },
    {
      name: 'requests_total',
      help: 'Requests answered.',
      type: 'counter',
      samples: [{ value: 1, labels: { route: '/*', status: '404' } }],
    },
    { name: 'none', help: 'Of nothing.', type: 'counter', samples: [] },
  ])
  expect(text).toBe(`# HELP pages Pages kept.
# TYPE pages gauge
pages 3
# HELP requests_total Requests answered.
# TYPE requests_total counter
requests_total{route="/*",status="404"} 1
# HELP none Of nothing.
# TYPE none counter
`)
})

test('no value of a label breaks out of its quotes or its line', () => {
  const samples = [{ value: 1, labels: { route: 'a"b\\c\nd"' } }]
  const text = prometheusText([{ name: 'x', help: 'X.', type: 'gauge', samples }])
  expect(text.split('\n')[2]).toBe('x{route="a\\"b\\\\c\\nd\\""} 1')
})
