/** Types by areas of the contract, in the order in which their relations can be made. */
const TYPES = {
  team: 'employee',
  projects: 'project',
  services: 'service',
  tariffs: 'tariff',
  blog: 'post',
  reviews: 'review',
  certificates: 'certificate',
  vacancies: 'vacancy',
}

/** The area of the contract that shows entries of a type. */
const AREAS = Object.fromEntries(Object.entries(TYPES).map(([area, type]) => [type, area]))

module.exports = { AREAS, TYPES }
