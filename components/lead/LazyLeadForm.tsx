import { LeadForm as serverRendered } from '#server-rendered/components/lead/LeadForm.tsx'
import { lazyPart } from '../hydration/lazy.tsx'

/** The form on a page: it submits natively until it is hydrated. */
export const LazyLeadForm = lazyPart(() => import('./LeadForm.tsx').then((file) => file.LeadForm), serverRendered)
