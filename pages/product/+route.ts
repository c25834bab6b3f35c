/** The code of the owner's product, which is known when the site runs; every other page comes first. */
export default '/@product'
