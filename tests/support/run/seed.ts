/** Chooses and prints the seed of random tests, unless it is set. */
export default function seed() {
  process.env['TEST_SEED'] ??= String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Random tests begin with TEST_SEED=${process.env['TEST_SEED']}`)
}
