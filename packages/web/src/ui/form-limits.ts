import { z } from 'zod';

export interface FieldLimits {
  required: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  maxCount?: number;
}

/** What a form may know about a field of a call from its schema: whether it must be given, and its bounds. */
export function limitsOf(field: z.ZodType): FieldLimits {
  const inner = innermost(field);
  return { required: !field.safeParse(undefined).success && !field.safeParse(null).success, ...boundsOf(inner) };
}

function innermost(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return innermost(field.def.innerType);
  if (field instanceof z.core.$ZodPipe)
    return innermost(field._zod.def.in instanceof z.core.$ZodTransform ? field._zod.def.out : field._zod.def.in);
  return field;
}

function boundsOf(field: z.core.$ZodType): Omit<FieldLimits, 'required'> {
  if (field instanceof z.ZodString || field instanceof z.ZodStringFormat) return { maxLength: field.maxLength ?? undefined };
  if (field instanceof z.ZodNumber) return { min: field.minValue ?? undefined, max: field.maxValue ?? undefined };
  if (field instanceof z.ZodArray) return { maxCount: largestOf(field) };
  return {};
}

function largestOf(field: z.ZodArray): number | undefined {
  const check = field.def.checks?.find((each) => each instanceof z.core.$ZodCheckMaxLength);
  return check?._zod.def.maximum;
}
