import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchWithBackForwardCache } from '../../tests/support/browser/browser.ts'
import { FIRST_VIEWS } from '../../tests/support/browser/first-views.ts'
import { createCertificate } from '../../tests/support/peers/certificate.ts'
import { launchMeasuredBrowser } from '../measured-browser.ts'
import { requireNginx, startNginx } from '../nginx.ts'
import { median, startProgram } from '../program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startBarePages } from './bare-pages.ts'
import { measureIdlePage, type IdlePage } from './idle-page.ts'
import { installLighthouse, judge, type LighthouseRun } from './lighthouse.ts'
import { type FirstPress, measureFirstPress } from './press.ts'

/**
 * What a first visitor waits for and downloads, page by page: `node bench/first-view/main.ts [ROUNDS] [PATH…]`.
 * The limit beside each row is the same page without scripts.
 */
const [roundsGiven, ...pathsGiven] = process.argv.slice(2)
const ROUNDS = Number(roundsGiven ?? 5)
const paths = pathsGiven.length > 0 ? pathsGiven : FIRST_VIEWS

requireNginx()
installLighthouse()
const site = await startProgram('dist/program/main.js', '/')
const bare = await startBarePages(site.url)
const proxy = await startProxy(site.url)
const browser = await launchWithBackForwardCache()

const idlePages: string[] = []
for (const path of paths) {
  idlePages.push(row(path, await measureIdlePage(browser, site.url + path, `${bare.url}/sitemap/`)))
  idlePages.push(row('the same, no script', await measureIdlePage(browser, bare.url + path, `${site.url}/sitemap/`)))
  console.log(`idle: ${idlePages.length / 2}/${paths.length} ${path}`)
}
await browser.close()

const pressing = await launchMeasuredBrowser()
const presses: string[] = []
for (const path of paths) presses.push(await pressed(pressing, path))
await pressing.close()

const verdicts: string[] = []
for (const [index, path] of paths.entries()) {
  verdicts.push(verdict(path, await judged(site.url + path)))
  verdicts.push(verdict('the same, HTTP/2 behind nginx', await judged(proxy.url + path)))
  verdicts.push(verdict('the same, no script', await judged(bare.url + path)))
  console.log(`Lighthouse: ${index + 1}/${paths.length} ${path}`)
}
await proxy.stop()
await bare.stop()
await site.stop()

console.log(`
| page | script, kB (files) | requests | kB | prefetched | blocking sheets, kB (files) | fonts, kB (files) | headers of an asset | HTML, kB (brotli) | charset ends at | Back from cache |
|---|---|---|---|---|---|---|---|---|---|---|
${idlePages.join('\n')}

First press, processor four times slower, files in the cache; medians of ${ROUNDS}:

| page | felt, ms | popup open, ms | opened |
|---|---|---|---|
${presses.join('\n')}

Lighthouse, mobile, medians of ${ROUNDS}:

| page | performance | accessibility, practices, SEO | first paint | largest paint | blocking | shift |
|---|---|---|---|---|---|---|
${verdicts.join('\n')}`)

function row(name: string, it: IdlePage): string {
  const cells = [
    `${kb(it.scriptKb)} (${it.scripts})`,
    it.requests,
    kb(it.kb),
    it.prefetches,
    `${kb(it.blockingSheetKb)} (${it.blockingSheets})`,
    `${kb(it.fontKb)} (${it.fonts})`,
    it.assetHeaderBytes,
    `${kb(it.htmlKb)} (${kb(it.htmlBrotliKb)})`,
    it.charsetAt,
    it.backForwardCache ? 'yes' : '**no**',
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

async function pressed(from: Browser, path: string): Promise<string> {
  const rounds: FirstPress[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const press = await measureFirstPress(from, site.url + path)
    if (!press) return `| ${path} | no link to the popup in view | | |`
    rounds.push(press)
  }
  const felt = median(rounds.map(({ feltMs }) => feltMs))
  const done = median(rounds.map(({ doneMs }) => doneMs))
  const opened = [...new Set(rounds.map((round) => round.opened))].join(', ')
  return `| ${path} | ${whole(felt)} | ${whole(done)} | ${opened} |`
}

async function judged(address: string): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = []
  while (runs.length < ROUNDS) runs.push(await judge(address))
  return runs
}

function verdict(name: string, runs: readonly LighthouseRun[]): string {
  const of = (read: (run: LighthouseRun) => number) => median(runs.map(read))
  const { performance, ...others } = {
    performance: of(({ scores }) => scores.performance),
    accessibility: of(({ scores }) => scores.accessibility),
    practices: of(({ scores }) => scores['best-practices']),
    seo: of(({ scores }) => scores.seo),
  }
  const times = [of((run) => run.firstPaintMs), of((run) => run.largestPaintMs), of((run) => run.blockingMs)].map(whole)
  const shift = of((run) => run.shift).toFixed(3)
  return `| ${name} | ${performance} | ${Object.values(others).join(', ')} | ${times.join(' | ')} | ${shift} |`
}

/** TLS and HTTP/2, as visitors meet the site. */
async function startProxy(to: string) {
  const folder = temporaryFolder('nginx')
  const { key, cert, remove } = await createCertificate()
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  await remove()
  const nginx = await startNginx(
    folder,
    (port) => `
      upstream versta { server ${new URL(to).host}; keepalive 16; }
      server {
        listen 127.0.0.1:${port} ssl http2;
        ssl_certificate ${folder}/cert.pem;
        ssl_certificate_key ${folder}/key.pem;
        location / {
          proxy_pass http://versta;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
        }
      }`,
  )
  return { url: `https://localhost:${nginx.port}`, stop: () => nginx.stop() }
}

function kb(kilobytes: number): string {
  return kilobytes.toFixed(1)
}

function whole(value: number): string {
  return value.toFixed(0)
}
