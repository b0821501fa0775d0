import { createElement, type ReactNode } from 'react'

/** A drawing as elements, the shape in which the server hands over the icons of the content. */
export interface IconShape {
  width: number
  height: number
  nodes: IconShapeNode[]
}
export type IconShapeNode = [tag: string, attributes: Record<string, string>, children?: IconShapeNode[]]

function drawNodes(nodes: IconShapeNode[]): ReactNode[] {
  return nodes.map(([tag, attributes, children], index) =>
    createElement(tag, { ...attributes, key: index }, ...(children ? drawNodes(children) : [])),
  )
}

/** An icon beside words: hidden from assistive technology, in the colour and size of its text. */
export function Icon({ className = '', drawing }: { drawing: IconShape | undefined; className?: string }) {
  if (drawing === undefined) return null
  return (
    <svg
      className={`icon ${className}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {drawNodes(drawing.nodes)}
    </svg>
  )
}
