/** A submitted contact form; its personal values occur nowhere else in logs. */
export const LEAD = {
  type: 'contacts',
  name: 'Аполлинария Незабудкина',
  email: 'apollinaria.nezabudkina@company.example',
  tel: '+7 (916) 246-81-35',
  site: 'nezabudka-shop.example',
  budget: 'около 731000',
  confirm: 'true',
  reachgoal: 'napishitenam-keysi',
  utm: 'https://versta.example/',
}
