/** The pages a first view is judged by. */
export const FIRST_VIEWS = [
  '/',
  '/projects/',
  '/projects/zernoved/',
  '/services/',
  '/services/seo/',
  '/services/razrabotka-sayta/',
  '/blog/',
  '/blog/smeta-na-14-strok/',
  '/contacts/',
  '/promo/seo-audit/',
]
