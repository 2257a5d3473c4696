import { FormFieldType } from '../../src/contract/forms.schema.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import { UpstreamFailure } from './failure.ts'
import { inShort } from './read-as.ts'
import { isContainer, type Container } from './schema-parts.ts'
import { toText } from './values.ts'

/**
 * A form whose fields and options have the ids and names that the specification does not mention:
 * by their place, and by their title. Throws UpstreamFailure for a field of an unknown type,
 * because a form without one of its fields would ask for something else.
 */
export function formIn(input: unknown): unknown {
  if (!isContainer(input) || !Array.isArray(input['fields'])) return input
  const names = new Set<string>()
  const fields = (input['fields'] as unknown[]).map((field, index) => {
    if (!isContainer(field)) return field
    const type = FormFieldType.safeParse(field['type'])
    if (field['type'] !== undefined && !type.success)
      throw new UpstreamFailure(
        'shape',
        'Error parsing the form schema: Form match error: field type ' +
          `[${inShort(field['type']).replaceAll('"', '')}] not found`,
      )
    const name = toText(field['name']) ?? nameOf(field, index, names)
    names.add(name)
    return { ...field, id: field['id'] ?? index + 1, name, options: optionsIn(field['options']) }
  })
  return { ...input, fields }
}

function nameOf({ title }: Container, index: number, usedNames: Set<string>): string {
  const name = typeof title === 'string' ? slugify(title) : ''
  return name === '' || usedNames.has(name) ? `field-${index + 1}` : name
}

/** Options can be plain texts; their order is their rank. */
function optionsIn(options: unknown): unknown {
  if (!Array.isArray(options)) return options
  return options.map((option: unknown, index) => {
    const optionFields = typeof option === 'string' ? { title: option } : option
    return isContainer(optionFields)
      ? {
          ...optionFields,
          id: optionFields['id'] ?? index + 1,
          title: optionFields['title'] ?? optionFields['value'],
          value: optionFields['value'] ?? optionFields['title'],
          rank: optionFields['rank'] ?? index,
        }
      : optionFields
  })
}
