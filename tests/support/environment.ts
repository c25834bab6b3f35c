/** The environment without what the test runner adds, Vike builds nothing while it believes to be under test, and no `.env`. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, ...rest } = process.env
  return { ...Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST'))), ENV_FILE: '' }
}
