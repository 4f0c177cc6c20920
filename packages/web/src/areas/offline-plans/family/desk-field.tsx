import { AntdFloor } from '../../../app/antd-floor.tsx';
import type { FieldProps } from '../feedback/field-props.ts';
import { PropertyField } from '../feedback/property-field.tsx';

/** A field as it is drawn at the desk, on a page that is drawn without antd. */
export function DeskField(props: FieldProps) {
  return (
    <AntdFloor>
      <PropertyField {...props} />
    </AntdFloor>
  );
}
