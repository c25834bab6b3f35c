import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a test may ask of a site that runs, whoever has started it. */
export interface SiteClient {
  url: string
  /** Does not follow redirects. */
  get(path: string, init?: RequestInit): Promise<Response>
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** As a browser without JavaScript. */
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Sends raw text over a socket and returns the raw response: for requests no client would make. */
  raw(request: string): Promise<string>
}

export function siteClient(url: string): SiteClient {
  const request = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
  return {
    url,
    get: request,
    postJson: (path, body, headers) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, headers) =>
      request(path, {
        method: 'POST',
        headers: { accept: 'text/html,application/xhtml+xml', ...headers },
        body: new URLSearchParams(fields),
      }),
    raw: (content) => {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      socket.write(content)
      return text(socket)
    },
  }
}
