import { LeadForm as drawn } from '#drawn/components/lead/LeadForm.tsx'
import { later } from '../ui/later.tsx'

/** The form as pages show it: it posts itself until its script is there. */
export const LaterLeadForm = later(() => import('./LeadForm.tsx').then((file) => file.LeadForm), drawn)
