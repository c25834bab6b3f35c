import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate, ValidationCode, type ValidatorSettings } from 'dockerfile-utils'
import { loadAll, load } from 'js-yaml'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { afterAll, describe, expect, test } from 'vitest'
import { checked, isInstalled } from '../support/run/checker.ts'

const FOLDER = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const settings = new Set(
  readFileSync(join(FOLDER, '../.env.example'), 'utf8')
    .match(/^#[A-Z][A-Z_]+(?==)/gm)
    ?.map((line) => line.slice(1)),
)

const folder = mkdtempSync(join(tmpdir(), 'versta-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('examples of deployment are accepted by their own checkers:', () => {
  test.skipIf(!isInstalled('nginx'))('nginx.conf by nginx -t, changed for a single machine as it says', () => {
    const changes = [...read('nginx.conf').matchAll(/`(\S+)` by `(\S+)`/g)]
    const changed = changes.reduce(
      (config, [, from, to]) => config.replace(`server ${from} `, `server ${to} `),
      read('nginx.conf').replace('/run/nginx.pid', join(folder, 'nginx.pid')),
    )
    expect(changed.match(/\bserver \S+:\d+ /g)).toEqual(['server 127.0.0.1:3000 ', 'server 127.0.0.1:3001 '])
    const file = written('nginx.conf', changed)
    expect(checked('nginx', '-t', '-q', '-p', folder, '-c', file)).toEqual({ code: 0, said: '' })
  })

  test.skipIf(!isInstalled('varnishd'))('varnish.vcl by varnishd -C', () => {
    const { code, said } = checked('varnishd', '-C', '-f', join(FOLDER, 'varnish.vcl'))
    expect([code, said]).toEqual([0, expect.not.stringContaining('Message from VCC')])
  })

  test.skipIf(!isInstalled('systemd-analyze'))('the unit by systemd-analyze, which finds little to fear in it', () => {
    const unit = written('versta@.service', read('versta@.service').replace('/opt/versta/start', '/bin/true'))
    expect(checked('systemd-analyze', 'verify', unit)).toEqual({ code: 0, said: '' })
    const { said } = checked('systemd-analyze', 'security', '--offline=true', unit)
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(1.5)
  })

  test('the Dockerfile by the linter of the language server', () => {
    const tags: ValidatorSettings = { deprecatedMaintainer: 2, instructionCasing: 2, emptyContinuationLine: 2 }
    expect(validate(read('Dockerfile'), tags).map(({ message }) => message)).toEqual([])
    const [found] = validate('FROM debian\nEXPOSE http!\n', tags)
    expect(found?.code).toBe(ValidationCode.INVALID_PORT)
  })

  test.skipIf(!isInstalled('docker-compose'))('compose.yaml by docker-compose config', () => {
    expect(checked('docker-compose', '--file', join(FOLDER, 'compose.yaml'), 'config', '--quiet')).toEqual({
      code: 0,
      said: '',
    })
  })
})

describe('manifests of Kubernetes', () => {
  const KINDS = { ConfigMap, Ingress, PodDisruptionBudget, Service, StatefulSet }
  const manifests = loadAll(read('kubernetes/versta.yaml')) as { apiVersion: string; kind: keyof typeof KINDS }[]
  const models = manifests.map((manifest) => new KINDS[manifest.kind](manifest as never))
  const { spec } = models.find((model) => model instanceof StatefulSet) ?? {}
  const [container] = spec?.template.spec?.containers ?? []

  test('are all that is needed, each valid by the schema of its kind', () => {
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)))
    for (const [at, model] of models.entries()) {
      expect(model.apiVersion).toBe(manifests[at]?.apiVersion)
      expect(() => model.validate(), model.kind).not.toThrow()
    }
    expect(() => new Service({ spec: { ports: [{ port: 'http' }] } } as never).validate()).toThrow()
  })

  test('keep the data of each pod over a new version of it', () => {
    const claimed = spec?.volumeClaimTemplates?.map(({ metadata }) => metadata?.name)
    expect(container?.volumeMounts?.map(({ name }) => name)).toEqual(claimed)
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual([
      /DATA_DIR=(\S+)/.exec(read('Dockerfile'))?.[1],
    ])
  })

  test('let a pod wait for content: it gets no visitors, and is not killed', () => {
    const asked = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]
    expect(asked.map((probe) => probe?.httpGet?.path)).toEqual(['/healthz', '/healthz', '/readyz'])
  })

  test('ask another pod for a file one does not know, and for nothing else', () => {
    const asked = models
      .filter((model) => model instanceof Ingress)
      .map(({ metadata, spec: { rules = [] } = {} }) => ({
        paths: rules.flatMap(({ http }) => http?.paths.map(({ path }) => path)),
        tries: metadata?.annotations?.['nginx.ingress.kubernetes.io/proxy-next-upstream'],
      }))
    expect(asked).toEqual([
      { paths: ['/'], tries: 'error timeout non_idempotent' },
      { paths: ['/assets/', '/builds/meta/'], tries: 'error timeout http_404' },
    ])
  })

  test('name each pod by a service that is there', () => {
    const services = models.filter((model) => model instanceof Service).map(({ metadata }) => metadata?.name)
    expect(services).toContain(spec?.serviceName)
  })
})

describe('examples of deployment', () => {
  test('name only settings there are', () => {
    const { 'x-site': site } = load(read('compose.yaml')) as { 'x-site': { environment: Record<string, string> } }
    const [map] = loadAll(read('kubernetes/versta.yaml')) as [{ data: Record<string, string> }]
    const unit = [...read('versta@.service').matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    )
    const image = [...read('Dockerfile').matchAll(/^(?:ENV| ) ([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const named = [
      ...Object.keys(site.environment),
      ...Object.keys(map.data),
      ...unit.map((pair) => pair.split('=')[0] ?? ''),
      ...image,
    ]
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => name !== 'NODE_COMPILE_CACHE' && !settings.has(name))).toEqual([])
  })

  test('run as nobody in particular, with nothing to write but their data', () => {
    expect(read('Dockerfile')).toMatch(/^USER 10001:10001$/m)
    expect(read('compose.yaml')).toMatch(/read_only: true\n {2}cap_drop: \[ALL\]/)
    expect(read('kubernetes/versta.yaml')).toMatch(/readOnlyRootFilesystem: true/)
  })

  test('have nginx write its process id where its service in Debian looks for it', () => {
    expect(read('nginx.conf')).toMatch(/^pid \/run\/nginx\.pid;$/m)
  })

  test('have systemd start the site again however often it ends', () => {
    const [unit = ''] = read('versta@.service').split('[Service]')
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  })

  test('let the service of systemd listen at 0.0.0.0, for which Fastify asks the machine for its addresses by netlink', () => {
    expect(read('versta@.service')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m)
  })

  test('ask for the version of Node that the runtime is', () => {
    const { dependencies } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8')) as {
      dependencies: { node: string }
    }
    expect(read('Dockerfile')).toContain(`FROM node:${dependencies.node}-`)
  })
})
