/** Chooses what random tests begin with, unless it is given, and tells it: with the same seed they do the same. */
export default function seed() {
  process.env['TEST_SEED'] ??= String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Random tests begin with TEST_SEED=${process.env['TEST_SEED']}`)
}
