import { useData } from 'vike-react/useData'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import type { Data } from './components-data.ts'
import { Blog } from './exhibits/Blog.tsx'
import { Buttons } from './exhibits/Buttons.tsx'
import { Cases } from './exhibits/Cases.tsx'
import { Fields } from './exhibits/Fields.tsx'
import { Figures } from './exhibits/Figures.tsx'
import { Frame } from './exhibits/Frame.tsx'
import { Gallery } from './exhibits/Gallery.tsx'
import { Layout } from './exhibits/Layout.tsx'
import { Lists } from './exhibits/Lists.tsx'
import { People } from './exhibits/People.tsx'
import { Popups } from './exhibits/Popups.tsx'
import { Prose } from './exhibits/Prose.tsx'
import { Roads } from './exhibits/Roads.tsx'
import { Rows } from './exhibits/Rows.tsx'
import { TariffKinds } from './exhibits/TariffKinds.tsx'
import { TextStyles } from './exhibits/TextStyles.tsx'
import { Window } from './exhibits/Window.tsx'

export function ComponentsPage() {
  const { breadcrumbs, title } = useData<Data>()
  return (
    <>
      <div className="wrap">
        <PageHeader breadcrumbs={breadcrumbs} title={title} />
      </div>
      <Buttons />
      <Fields />
      <Lists />
      <TextStyles />
      <Layout />
      <Rows />
      <Figures />
      <Frame />
      <Window />
      <Popups />
      <Cases />
      <Gallery />
      <Roads />
      <TariffKinds />
      <People />
      <Blog />
      <Prose />
    </>
  )
}
