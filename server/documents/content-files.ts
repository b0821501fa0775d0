import type { Payload } from 'payload'
import { openFileNames } from '#content/file-names.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { openPictureJudge } from '#server/preview/draft-pictures.ts'

/** Where the files of the content are, and who is given them. */
export const openContentFiles = (payload: Payload) => ({
  mediaFolders: {
    media: storedFiles.media,
    judgePicture: openPictureJudge(payload),
    attachments: storedFiles.attachments,
    isAttachment: openFileNames(payload, 'attachments'),
  },
  videos: { folder: storedFiles.videos, isVideo: openFileNames(payload, 'videos') },
})
