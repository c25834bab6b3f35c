export { LaterFooterLandscape as default } from '#components/site/LaterFooterLandscape.tsx'
