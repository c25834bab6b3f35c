/** Offers an entry the tags of its own area alone: a field of tags has the area in its schema. */
function offerTagsOfArea(strapi) {
  strapi.get('controllers').extend('plugin::content-manager.relations', (relations) => ({
    ...relations,
    findAvailable(ctx) {
      const { model, targetField } = ctx.params
      const area = strapi.getModel(model)?.attributes[targetField]?.pluginOptions?.versta?.area
      if (area) ctx.request.query.filters = { $and: [ctx.request.query.filters ?? {}, { area }] }
      return relations.findAvailable.call(this, ctx)
    },
  }))
}

module.exports = { offerTagsOfArea }
