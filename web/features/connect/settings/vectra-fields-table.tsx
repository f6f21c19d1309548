import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'
import { VECTRA_FIELDS } from './vectra-fields.ts'

export function VectraFieldsTable() {
  const { t } = useTranslation()
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('connect.vectra.field')}</th>
          <th scope="col">{t('connect.vectra.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {VECTRA_FIELDS.map(({ name, example, needed }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {needed && <small>{t('connect.vectra.needed')}</small>}
            </th>
            <td>
              {t(`connect.vectra.meanings.${name}`)}
              <code>{JSON.stringify(example)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
