import { z } from 'zod'

export const FileLink = z
  .object({
    title: z.string(),
    url: z.string().meta({
      description:
        "'/files/0f3a…/Media Guide.pdf', escaped. The address holds the hash of the " +
        'bytes: what it answers never changes.',
    }),
    name: z.string().meta({ description: 'The name it is saved under.' }),
    type: z.string().meta({ description: "'application/pdf'" }),
    size: z.number().int().nonnegative().meta({ description: 'In bytes.' }),
  })
  .meta({
    id: 'FileLink',
    description: 'A file that the department gives out: a PDF, a recording, a table.',
  })
export type FileLink = z.infer<typeof FileLink>
