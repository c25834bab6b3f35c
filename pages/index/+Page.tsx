import { useData } from 'vike-react/useData'
import type { Data } from './+data.ts'
export default function Page() {
  const { title, projects } = useData<Data>()
  return (
    <>
      <h1>{title}</h1>
      <ul>
        {projects.map((p) => (
          <li key={p.code}>{p.name}</li>
        ))}
      </ul>
    </>
  )
}
