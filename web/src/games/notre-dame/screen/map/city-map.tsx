/**
 * The city that leans back. It is a picture: everything on it is said in words elsewhere, and everything that can be chosen
 * on it stands in the tray as a button, too. A click on it is the short way.
 */
import { useId, useMemo } from "preact/hooks";
import { pointsOf } from "../../city/pieces";
import { ownerOf } from "../../model";
import type { Scene } from "../../model";
import { Captions, LeaningBorough } from "./borough";
import { LeaningCathedral } from "./cathedral";
import { ghostOf } from "./ghost";
import { FIELD, leaningCity } from "./leaning";
import type { Leaning } from "./leaning";
import { LeaningMarkets, Route } from "./markets";
import { usePick } from "./pick";
import "./city-map.css";

function useLeaning(scene: Scene): Leaning {
  return useMemo(
    () => leaningCity(scene.ring.length, scene.pattern, scene.facts.components.track),
    [scene.ring.length, scene.facts],
  );
}

export interface LeaningCityProps {
  scene: Scene;
  /** Show the borough of a seat large. */
  openBorough(seat: number): void;
}

export function LeaningCity({ scene, openBorough }: LeaningCityProps) {
  const id = useId();
  const lean = useLeaning(scene);
  const pick = usePick(scene);
  const ghost = ghostOf(scene);
  const { plan } = lean;
  const edges = plan.boroughs.map(({ corners }) => pointsOf(corners.map(lean.at)));
  const yard = pointsOf(plan.cathedral.shape.map(lean.at));
  const farFirst = [...plan.boroughs].sort((a, b) => a.centre[1] - b.centre[1]);
  return (
    <svg
      class={`nds-city nds-city-${plan.size}`}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      role="img"
      aria-label={scene.props.texts.t("nds-city-about", { n: plan.size })}
    >
      <Patterns id={id} />
      {edges.map((points) => (
        <polygon class="nds-rim" points={points} transform="translate(0 7)" />
      ))}
      {edges.map((points) => (
        <polygon class="nds-road-edge" points={points} />
      ))}
      {edges.map((points) => (
        <polygon class="nds-road" points={points} />
      ))}
      <polygon class="nds-road" points={yard} />
      {edges.map((points) => (
        <polygon fill={`url(#${id}c)`} points={points} />
      ))}
      {farFirst.map((borough) => {
        const owner = ownerOf(scene, borough.index);
        const { colour, row, isMine } = owner;
        return (
          <LeaningBorough
            key={colour}
            scene={scene}
            lean={lean}
            borough={borough}
            {...owner}
            ghost={isMine ? ghost : null}
            pick={pick}
            hatch={`${id}h`}
            waves={`${id}w`}
            openBorough={() => row !== null && openBorough(row.seat)}
          />
        );
      })}
      <LeaningCathedral scene={scene} lean={lean} ghost={ghost} pick={pick} hatch={`${id}h`} />
      <Route scene={scene} lean={lean} ghost={ghost} />
      <LeaningMarkets scene={scene} lean={lean} ghost={ghost} />
      <Captions scene={scene} lean={lean} ghost={ghost} />
    </svg>
  );
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}h`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
        <path class="nds-hatch" d="M0 0V6" />
      </pattern>
      <pattern id={`${id}w`} width="20" height="9" patternUnits="userSpaceOnUse">
        <path class="nd-m-wave" d="M0 5q5-5 10 0t10 0" />
      </pattern>
      <pattern id={`${id}c`} width="8" height="6" patternUnits="userSpaceOnUse">
        <ellipse class="nd-m-cobble" cx="2" cy="1.500" rx="1.100" ry=".8" />
        <ellipse class="nd-m-cobble" cx="6" cy="4.500" rx="1.100" ry=".8" />
      </pattern>
    </defs>
  );
}
