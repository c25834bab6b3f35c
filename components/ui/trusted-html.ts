interface TrustedTypesRules {
  createHTML?: (html: string) => string
  createScriptURL?: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): { createHTML(html: string): string } }
  }
}

/** The Trusted Types policy of the app: its HTML comes from our server, already sanitised. */
const policy = globalThis.window?.trustedTypes?.createPolicy('site', { createHTML: (html) => html })

export const trustedHtml = (html: string) => ({ __html: policy ? policy.createHTML(html) : html })
