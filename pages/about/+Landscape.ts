export { LazyFooterLandscape as default } from '#components/frame/footer/LazyFooterLandscape.tsx'
