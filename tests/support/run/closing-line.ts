import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Ends a run with the line «N passed, N failed, N skipped», for tools that parse only that. What fails outside a test,
 * in a hook, at import or by an error nobody handles, counts as a test that failed.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((known) => known === state).length
    const outside = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((part) => part.errors()),
    )
    const failed = count('failed') + outside.length + unhandledErrors.length
    console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`)
  }
}
