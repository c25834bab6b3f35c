import { loading } from '#components/state/loading-store.ts'

export const onPageTransitionEnd = () => loading.getState().finish()
