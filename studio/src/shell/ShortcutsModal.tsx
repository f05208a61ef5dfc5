import { Checkbox, Modal, Typography } from 'antd'
import { type ShortcutName, SINGLE_KEYS, shortcutNames, shortcutOf, isApple } from '../app/shortcuts'
import { isFlag, useStored } from '../app/stored'
import { useT } from '../i18n'

/** Returns the keys of a shortcut, as they stand on the user's keyboard. */
function keysOf(name: ShortcutName): string[] {
  const { key, hasControl } = shortcutOf(name)
  const letter = key.length === 1 && key >= 'a' && key <= 'z' ? key.toUpperCase() : key
  return hasControl ? [isApple() ? '⌘' : 'Ctrl', letter] : [letter]
}

/** The map of the keyboard. */
export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [isOn, setOn] = useStored(SINGLE_KEYS, true, isFlag)
  return (
    <Modal open title={t('frame.shortcuts')} onCancel={onClose} footer={null}>
      <table className="shortcuts">
        <tbody>
          {shortcutNames.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`frame.keys.${name}`)}</th>
              <td>
                {keysOf(name).map((key) => (
                  <Typography.Text key={key} keyboard>
                    {key}
                  </Typography.Text>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        {t('frame.singleKeys')}
      </Checkbox>
    </Modal>
  )
}
