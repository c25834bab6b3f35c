interface TrustedTypesRules {
  createHTML?: (html: string) => string
  createScriptURL?: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): { createHTML(html: string): string } }
  }
}

/** The one door for HTML in the browser: it comes from our server, which has sanitised it. */
const policy = globalThis.window?.trustedTypes?.createPolicy('versta', { createHTML: (html) => html })

export const trustedHtml = (html: string) => ({ __html: policy ? policy.createHTML(html) : html })
