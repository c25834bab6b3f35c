type Handler = (this: unknown, code: string, ...rest: unknown[]) => { code: string }

/** What a plugin of Vite knows of the build it takes part in; one of rolldown's own knows nothing. */
interface Context {
  environment?: { mode: string }
}

/**
 * Fails the build when the transform of a plugin has changed no module: what it was written for has been moved or
 * renamed, as happens at an upgrade.
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
