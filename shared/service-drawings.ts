import type { FixedService } from './entities/service.ts'

/** The studio's own icons of the seven main services: paths on a grid of 48, stroke width 2. */
export const SERVICE_DRAWINGS: Record<FixedService, string> = {
  'razrabotka-sayta': 'M5 9h38v30H5zM5 17h38M10 13h1M15 13h1M20 13h1M11 23h14v10H11zM30 23h7M30 28h7M30 33h4',
  'sozdanie-sajta-na-bitrix': 'M6 6h15v15H6zM27 6h15v15H27zM6 27h15v15H6zM34.5 27v15M27 34.5h15',
  'tekhnicheskaya-podderzhka':
    'M24 5a19 19 0 1 0 0 38a19 19 0 1 0 0-38M24 16a8 8 0 1 0 0 16a8 8 0 1 0 0-16M10.5 10.5l8 8M29.5 29.5l8 8M37.5 10.5l-8 8M18.5 29.5l-8 8',
  seo: 'M20 6a14 14 0 1 0 0 28a14 14 0 1 0 0-28M30.5 30.5L43 43M13 24v-4M20 24v-10M27 24v-7',
  'kontekstnaya-reklama':
    'M22 5a17 17 0 1 0 0 34a17 17 0 1 0 0-34M22 13a9 9 0 1 0 0 18a9 9 0 1 0 0-18M22 22l20 8-9 3-3 9z',
  'smm-vedenie': 'M5 8h28v20H17l-7 7v-7H5zM38 17h5v19h-5v6l-6-6H20M13 15h12M13 21h7',
  'upravlenie-reputatsiey':
    'M24 4l17 6v12c0 11-7 18-17 22C14 40 7 33 7 22V10zM24 14l3 6.5 7 1-5 5 1 7-6-3.5-6 3.5 1-7-5-5 7-1z',
}
