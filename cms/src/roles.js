const WRITE = ['create', 'read', 'update'].map(explorer)
const PUBLISH = ['publish', 'delete'].map(explorer)
const UPLOAD = ['read', 'configure-view', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

const ROLES = [
  {
    code: 'versta-editor',
    name: 'Редактор',
    description: 'Пишет и правит черновики. Опубликовать, снять и удалить не может; метки и группы только видит',
    actions: ({ hasDrafts }) => (hasDrafts ? WRITE : [explorer('read')]),
  },
  {
    code: 'versta-publisher',
    name: 'Выпускающий',
    description: 'Может всё, что редактор, а ещё публикует, снимает и удаляет, правит метки и группы',
    actions: ({ hasDrafts }) => [...WRITE, ...(hasDrafts ? PUBLISH : [explorer('delete')])],
  },
]

/** Strapi's own two, in English, for offices that have none. */
const UNUSED = ['strapi-editor', 'strapi-author']

const ADMINISTRATOR = { name: 'Администратор', description: 'Может всё: типы, роли, ключи, настройки' }

function explorer(action) {
  return `plugin::content-manager.explorer.${action}`
}

/** The two roles of an editorial office, instead of Strapi's own, made once: from then on they are the panel's. */
async function seedRoles(strapi) {
  const store = strapi.store({ type: 'core', name: 'versta' })
  if (await store.get({ key: 'roles' })) return
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  const { getPermissionsWithNestedFields } = strapi.service('admin::content-type')
  const known = strapi.service('admin::permission').actionProvider.values()
  for (const { actions, ...attributes } of ROLES) {
    const role = await strapi.service('admin::role').create(attributes)
    const permissions = types.flatMap((type) => {
      const allowed = actions({ hasDrafts: type.options?.draftAndPublish === true })
      return known
        .filter(({ actionId }) => allowed.includes(actionId))
        .flatMap((action) => getPermissionsWithNestedFields([{ ...action, subjects: [type.uid] }]))
    })
    const upload = UPLOAD.map((action) => ({ action: `plugin::upload.${action}` }))
    await strapi.service('admin::role').addPermissions(role.id, [...permissions, ...upload])
    strapi.log.info(`Role «${role.name}» is made`)
  }
  const unused = await strapi.service('admin::role').find({ code: { $in: UNUSED } })
  await strapi.service('admin::role').deleteByIds(unused.map(({ id }) => id))
  await store.set({ key: 'roles', value: true })
}

/** Strapi's own first role cannot be deleted, but renamed: unless somebody has, by us. */
async function nameAdministrator(strapi) {
  const roles = strapi.service('admin::role')
  const role = await roles.findOne({ code: 'strapi-super-admin', name: 'Super Admin' })
  if (role) await roles.update({ id: role.id }, ADMINISTRATOR)
}

module.exports = { nameAdministrator, seedRoles }
