/** The environment without `.env` and the test runner's variables, with which Vike does not build. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, ...rest } = process.env
  return { ...Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST'))), ENV_FILE: '' }
}
