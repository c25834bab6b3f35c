import styles from './ModuleScheme.module.css'

interface ModuleSchemeProps {
  id: string
  text: {
    title: string
    note: string
    readyName: string
    ownName: string
    modules: readonly { name: string; text: string; isOwn: boolean }[]
    core: { name: string; figure: string; unit: string; text: string }
  }
}

/** Modules as columns of print, each plugged into a core that nobody touches. */
export function ModuleScheme({ id, text }: ModuleSchemeProps) {
  const { title, note, readyName, ownName, modules, core } = text
  return (
    <section id={id} className={`${styles.section} pt-s pb-s`} data-palette="bitrix">
      <div className="wrap">
        <div className="head">
          <h2 className="d2">{title}</h2>
          <p>{note}</p>
        </div>
        <div className={styles.scheme}>
          <ul className={styles.modules}>
            {modules.map((module) => (
              <li key={module.name} className={`${module.isOwn ? styles.own : styles.ready} stacked`}>
                <p className="caption">{module.isOwn ? ownName : readyName}</p>
                <h3 className="d4">{module.name}</h3>
                <p className="small">{module.text}</p>
                <div className={styles.print} aria-hidden="true" />
              </li>
            ))}
          </ul>
          <div className={`${styles.core} parts-m`}>
            <h3 className="d1">{core.name}</h3>
            <p className={`${styles.figure} nowrap`}>
              <b>{core.figure}</b> {core.unit}
            </p>
            <p>{core.text}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
