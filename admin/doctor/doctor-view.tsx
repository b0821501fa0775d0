import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { doctorPath } from '#content/doctor/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { doctorTexts } from './doctor-texts.ts'
import { Examinations } from './examinations.tsx'
import './doctor.css'

/** `/admin/doctor`: what bites in production, and what to do about it. */
export function DoctorView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { lead, refused, title } = doctorTexts[language]
  const isAllowed = hasRole(initPageResult.req.user, 'administrator')
  return (
    <View page={page} path={doctorPath} className="doctor" title={title} lead={isAllowed ? lead : refused}>
      {isAllowed && <Examinations language={language} />}
    </View>
  )
}
