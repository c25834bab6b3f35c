declare global {
  interface DocumentEventMap {
    goal: CustomEvent<string>
  }
}

/** Reports a goal to the counter; does nothing without a counter or consent. */
export function reachGoal(goal: string): void {
  if (goal !== '') document.dispatchEvent(new CustomEvent('goal', { detail: goal }))
}
