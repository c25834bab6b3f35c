/** Memoises `make` by its subject, which must not change afterwards. */
export function memoize<Subject extends object, Made>(make: (subject: Subject) => Made): (subject: Subject) => Made {
  const known = new WeakMap<Subject, Made>()
  return (subject) => {
    const made = known.get(subject) ?? make(subject)
    known.set(subject, made)
    return made
  }
}
