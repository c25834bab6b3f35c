import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the line «N passed, N failed, N skipped», for tools that parse only that. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((known) => known === state).length
    console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  }
}
