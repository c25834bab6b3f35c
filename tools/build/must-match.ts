type Handler = (this: unknown, code: string, ...rest: unknown[]) => { code: string }

/** The plugin context of Vite; rolldown's own has no environment. */
interface Context {
  environment?: { mode: string }
}

/**
 * Fails the build when a plugin's transform has changed no module: its target has been moved or
 * renamed, as happens with upgrades.
 */
export function mustMatch<AnyPlugin extends { name: string; transform: { handler: unknown } }>(
  plugin: AnyPlugin,
): AnyPlugin {
  const change = plugin.transform.handler as Handler
  let hasMatched = false
  return {
    ...plugin,
    transform: {
      ...plugin.transform,
      handler(code: string, ...rest: unknown[]) {
        const result = change.call(this, code, ...rest)
        hasMatched ||= result.code !== code
        return result
      },
    },
    buildEnd(this: Context, error?: Error) {
      if (error || hasMatched || this.environment?.mode === 'dev') return
      throw new Error(`The plugin ${plugin.name} has changed no module: what it looks for is not there any more`)
    },
  }
}
