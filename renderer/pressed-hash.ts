/**
 * The router's first render pushes the address it began with, unless it is the current one. A link with a hash that was
 * pressed since then would lose its address again, and Back one of its steps.
 */
export function keepHashPressedBeforeHydration() {
  const pushState = history.pushState.bind(history)
  history.pushState = (state: unknown, unused: string, address?: string | URL | null) => {
    const isHydrating = document.documentElement.dataset['app'] === 'loading'
    if (!isHydrating || !isOfThisPage(address)) pushState(state, unused, address)
  }
}

const isOfThisPage = (address?: string | URL | null) =>
  withoutHash(new URL(address ?? '', location.href)) === withoutHash(new URL(location.href))

const withoutHash = ({ pathname, search }: URL) => pathname + search
