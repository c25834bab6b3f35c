import { DraftOnPhone } from './draft-on-phone.js'
import { nameInRussian } from './labels.js'
import mediaLibrary from './ru-media-library.json'
import ru from './ru.json'

const LANGUAGE = 'strapi-admin-language'

// The panel is in English for whoever has not chosen, and asks no browser.
if (!localStorage.getItem(LANGUAGE)) localStorage.setItem(LANGUAGE, 'ru')

export default {
  config: {
    locales: ['ru'],
    // What Strapi has not translated itself.
    translations: { ru: { ...ru, ...mediaLibrary } },
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap(app) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([DraftOnPhone])
    if (localStorage.getItem(LANGUAGE)?.includes('ru')) nameInRussian()
  },
}
