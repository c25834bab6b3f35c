function refuse(): never {
  throw new Error('Routes have no schemas here')
}

/**
 * For Fastify, in place of the schema compilers it loads at every start, needed or not: structs validate what comes
 * in, and what goes out is ours.
 */
export const withoutSchemas = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } }
