/** The pages a first view is judged by. */
export const PAGES = [
  '/',
  '/projects/',
  '/projects/zernoved/',
  '/services/',
  '/services/seo/',
  '/services/razrabotka-sayta/',
  '/blog/',
  '/blog/yadro-zaprosov/',
  '/contacts/',
  '/promo/seo-audit/',
]
