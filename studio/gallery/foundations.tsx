import { keysOf } from '@storefront/contract/domain/keys-of'
import { contrastOf } from '@storefront/contract/domain/site/dark-theme'
import { Typography } from 'antd'
import { colours } from '../src/app/colours'
import { Icon, iconNames } from '../src/app/Icon'
import { spaces, typeSizes } from './scale'

/** Each colour with its contrast on white. */
export const Colours = () => (
  <div className="gallery-grid">
    {Object.entries(colours).map(([name, colour]) => (
      <div key={name}>
        <div className="gallery-swatch" style={{ background: colour }} />
        <div>{name}</div>
        <div className="gallery-note">
          {colour} · {contrastOf(colour, colours.surface).toFixed(1)}
        </div>
      </div>
    ))}
  </div>
)

/** The sizes of type, and the headings and texts that have them. */
export const Types = () => (
  <>
    {keysOf(typeSizes).map((name) => (
      <div key={name} style={{ fontSize: typeSizes[name] }}>
        {name} {typeSizes[name]} · 本周新订单 128 笔，其中 3 笔待发货
      </div>
    ))}
    <Typography.Title level={1} style={{ marginTop: 16 }}>
      屏幕的标题
    </Typography.Title>
    <Typography.Title level={2}>一部分的标题</Typography.Title>
    <Typography.Paragraph>正文说明一件事，一句一个意思。</Typography.Paragraph>
    <Typography.Text type="secondary">次要的说明</Typography.Text>
  </>
)

/** The distances between parts. */
export const Spaces = () => (
  <div className="gallery-row">
    {spaces.map((space) => (
      <div key={space}>
        <div className="gallery-space" style={{ width: space }} />
        <div className="gallery-note">{space}</div>
      </div>
    ))}
  </div>
)

/** Every icon by its name. */
export const Icons = () => (
  <div className="gallery-grid">
    {iconNames.map((name) => (
      <div key={name}>
        <Icon name={name} /> {name}
      </div>
    ))}
  </div>
)
