interface ProgressProps {
  label: string
  /** Between 0 and 1; unknown when absent. */
  value?: number | undefined
  /** Beside the bar, such as “64%”. */
  words?: string | undefined
  isLabelShown?: boolean
  tone?: 'jade' | 'alert' | 'quiet'
}

/** How far a piece of work is. */
export function Progress({ isLabelShown = false, label, tone = 'jade', value, words }: ProgressProps) {
  return (
    <div className={`work work-${tone}`}>
      {isLabelShown && <span className="work-label">{label}</span>}
      <progress aria-label={label} max={1} value={value} />
      {words && <span className="work-words">{words}</span>}
    </div>
  )
}
